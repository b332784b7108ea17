import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Slider } from './slider.tsx';

const slides = ['one', 'two', 'three'].map((name) => ({
  title: `Title ${name}`,
  description: `Text ${name}`,
  link: `/${name}`,
  linkText: `More on ${name}`,
  picture: { path: `/media/${name}`, width: 1280, height: 800, alt: `Picture ${name}` },
}));

describe('the slider as the server sends it', () => {
  const html = renderToString(<Slider slides={slides} language="en" />);

  it('shows every slide and its link without JavaScript', () => {
    for (const name of ['one', 'two', 'three']) {
      expect(html).toContain(`Title ${name}`);
      expect(html).toContain(`href="/${name}"`);
    }
    expect(html).not.toContain('hidden=""');
    expect(html).not.toContain('data-waiting');
  });

  it('leads to each slide by a link that works without JavaScript', () => {
    expect(html).toContain('href="#slide-3"');
    expect(html).toContain('id="slide-3"');
  });

  it('loads the first picture at once and the others when they come near', () => {
    expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
    expect(html.match(/<img[^>]*loading="lazy"/g)).toHaveLength(2);
  });

  it('carries no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toContain('style=');
  });

  it('offers a pause', () => {
    expect(html).toContain('Pause the slides');
  });

  it('has no controls for a single slide', () => {
    const single = renderToString(<Slider slides={slides.slice(0, 1)} language="gr" />);
    expect(single).not.toContain('<button');
    expect(single).not.toContain('#slide-1');
  });
});
