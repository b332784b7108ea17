export function stampOfBuild(root: string): number;
export function replaceBuild(root: string, stamp: number, make: (folder: string) => void): void;
