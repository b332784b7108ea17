export function findQuickChromium(): string | undefined;
export function unpack(archive: string, integrity: string, path: string): void;
