export function findMemoryFolder(neededBytes: number): string | undefined;
