declare module 'virtual:island-scripts' {
  /** The address of each island's script, by the island's name. */
  export const ISLAND_SCRIPTS: Record<string, string>;
}
