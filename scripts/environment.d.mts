export function findNode(root?: string): string;
