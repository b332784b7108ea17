export function runsOnce(file: string): boolean;
