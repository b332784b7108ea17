import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapBlock } from './map-block.tsx';

const labelOf = (name: string) => {
  const html = renderToStaticMarkup(
    <MapBlock
      lat={38.2}
      lng={22.1}
      name={{ el: name, en: name }}
      height={450}
      ground={null}
      language="en"
    />,
  );
  return / class="([^"]*)"[^>]*>[^<]*<\/text>/.exec(html)?.[1]?.split(' ');
};

test('a name that a phone would cut at both ends is drawn on larger screens alone', () => {
  expect(labelOf('Archaeological Museum of Aigio')).not.toContain('hidden');
  expect(labelOf('Archaeological Museum of Aigio and its courtyard')).toContain('hidden');
});
