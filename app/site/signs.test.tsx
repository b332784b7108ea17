import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Accessibility,
  CircleAlert,
  CircleParking,
  Info,
  LifeBuoy,
  TriangleAlert,
  Umbrella,
} from '../ui/pictures/icons.tsx';
import { SeveritySign } from './alerts/alert-banner.tsx';
import { FacilityIcons } from './tourism/places/facilities.tsx';

/** Signs that some visitors see before the words beside them, or instead of them. */

/** What is drawn in a sign, whatever its size. */
const drawn = (element: React.ReactElement) =>
  /<svg[^>]*>(.*?)<\/svg>/.exec(renderToStaticMarkup(element))?.[1];

test.each([
  ['sunbeds', <Umbrella key="sign" />, 'Ξαπλώστρες'],
  ['lifeguard', <LifeBuoy key="sign" />, 'Ναυαγοσώστης'],
  ['accessible', <Accessibility key="sign" />, 'Πρόσβαση για αμαξίδιο'],
  ['parking', <CircleParking key="sign" />, 'Χώρος στάθμευσης'],
])(
  'the sign of a beach for %s is the one that people know, and the mouse is told',
  (name, sign, words) => {
    const none = { sunbeds: false, lifeguard: false, accessible: false, parking: false };
    const data = { category: 'beach', ...none, [name]: true } as never;
    const list = <FacilityIcons data={data} language="gr" />;
    expect(drawn(list)).toBe(drawn(sign));
    const html = renderToStaticMarkup(list);
    expect(html).toContain(`<li title="${words}">`);
  },
);

test.each([
  ['information', <Info key="sign" />],
  ['warning', <TriangleAlert key="sign" />],
  ['emergency', <CircleAlert key="sign" />],
] as const)('the sign of %s is its own', (severity, sign) => {
  expect(drawn(<SeveritySign severity={severity} />)).toBe(drawn(sign));
});
