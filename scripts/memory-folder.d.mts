export function findMemoryFolder(): string | undefined;
