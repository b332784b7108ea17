export function findNode(root?: string): string;
export function fail(message: string): never;
