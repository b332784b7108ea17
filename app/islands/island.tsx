import { islandScript } from 'virtual:island-scripts';

/**
 * The script of an island, made from app/islands/entries/{name}.tsx. It works on what the page shows already: the
 * server writes everything, with the texts that the script needs, so that nothing is sent twice and the page is
 * whole without it (decision 78).
 */
export function IslandScript({ name }: { name: string }) {
  return <script type="module" src={islandScript(name)} />;
}
