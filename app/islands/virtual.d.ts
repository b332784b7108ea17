declare module 'virtual:island-scripts' {
  /** The address of the script of the island with that name. */
  export function islandScript(name: string): string;
}
