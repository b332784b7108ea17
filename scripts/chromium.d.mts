export function ensureChromium(): string;
export function ensureOwnChromium(): string;
