export function atExit(act: () => void): () => void;
