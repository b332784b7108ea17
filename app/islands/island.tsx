import { islandScript } from 'virtual:island-scripts';
import type { ComponentType } from 'react';

/**
 * Renders a component on the server and hydrates it in the browser: its script, made from
 * app/islands/entries/{name}.tsx, finds the element and hydrates it with the same props, which must be JSON. The
 * component must not import react-router.
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
}: {
  name: string;
  component: ComponentType<P>;
  props: P;
}) {
  return (
    <>
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
      <IslandScript name={name} />
    </>
  );
}

/** The script of an island alone, for one that works on what the page shows already and needs no component. */
export function IslandScript({ name }: { name: string }) {
  return <script type="module" src={islandScript(name)} />;
}
