import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

const lines = (metrics: Metrics) => metrics.text([]).split('\n');

test('requests are counted by what they were for and status, and by how long they took', () => {
  const metrics = new Metrics();
  metrics.count('api', 200, 3);
  metrics.count('api', 200, 30);
  metrics.count('api', 503, 99_000);
  metrics.count('held', 304, 0.1);
  const text = lines(metrics);
  expect(text).toContain('dimos_requests_total{kind="api",status="200"} 2');
  expect(text).toContain('dimos_requests_total{kind="api",status="503"} 1');
  expect(text).toContain('dimos_requests_total{kind="held",status="304"} 1');
  expect(text).toContain('dimos_request_seconds_bucket{kind="api",le="0.0025"} 0');
  expect(text).toContain('dimos_request_seconds_bucket{kind="api",le="0.005"} 1');
  expect(text).toContain('dimos_request_seconds_bucket{kind="api",le="10"} 2');
  expect(text).toContain('dimos_request_seconds_bucket{kind="api",le="+Inf"} 3');
  expect(text).toContain('dimos_request_seconds_sum{kind="api"} 99.033');
  expect(text).toContain('dimos_request_seconds_count{kind="api"} 3');
  expect(text).toContain('dimos_page_cache_hits_total 1');
  expect(text).toContain('dimos_page_cache_misses_total 0');
});

test('what took exactly as long as a bound is within it', () => {
  const metrics = new Metrics();
  metrics.count('page', 200, 5);
  expect(lines(metrics)).toContain('dimos_request_seconds_bucket{kind="page",le="0.0025"} 0');
  expect(lines(metrics)).toContain('dimos_request_seconds_bucket{kind="page",le="0.005"} 1');
});

test('of those turned away it is known how many were so for their number', () => {
  const metrics = new Metrics();
  for (const reason of ['budget', 'busy', 'busy', 'input', 'limit', 'sign-in'] as const) {
    metrics.countRefusal(reason);
  }
  expect(metrics.turnedAwayForNumber).toBe(3);
});

test('every line is one that Prometheus understands', () => {
  const metrics = new Metrics();
  metrics.count('page', 200, 12);
  const text = metrics.text([{ name: 'dimos_uptime_seconds', help: 'Uptime.', value: 1.5 }]);
  expect(text.endsWith('\n')).toBe(true);
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(
      /^(?:# HELP \w+ .+|# TYPE \w+ (?:counter|gauge|histogram)|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?[\d.e+-]+)$/,
    );
  }
});
