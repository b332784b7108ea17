import { REFUSAL_REASONS, type RefusalReason } from '../../domain/refusals.ts';

/** The kind of a request. `held` are pages given from memory, `page` rendered pages. */
const REQUEST_KINDS = [
  'held',
  'page',
  'admin',
  'api',
  'media',
  'preview',
  'file',
  'redirect',
  'probe',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Upper bounds in milliseconds. */
const BOUNDS = [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];
const STATUSES = 600;

interface Series {
  /** How many answers had each status. */
  statuses: Float64Array;
  /** How many took at most each bound and longer than the bound before; the last is the rest. */
  buckets: Float64Array;
  totalMs: number;
}

/** A figure that is read on request. */
export interface Gauge {
  name: string;
  help: string;
  value: number;
}

/** Counts requests. Counting is three additions, since pages are given from memory 20,000 times a second. */
export class Metrics {
  readonly #series = Object.fromEntries(
    REQUEST_KINDS.map((kind) => [
      kind,
      {
        statuses: new Float64Array(STATUSES),
        buckets: new Float64Array(BOUNDS.length + 1),
        totalMs: 0,
      },
    ]),
  ) as Record<RequestKind, Series>;

  #failedWrites = 0;
  readonly #refusals = new Map<RefusalReason, number>();
  #unkept = 0;

  count(kind: RequestKind, status: number, ms: number): void {
    const series = this.#series[kind];
    series.statuses[status] = (series.statuses[status] ?? 0) + 1;
    let bucket = 0;
    while (bucket < BOUNDS.length && ms > (BOUNDS[bucket] as number)) bucket++;
    series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    series.totalMs += ms;
  }

  /** A request to change something failed. */
  countFailedWrite(): void {
    this.#failedWrites++;
  }

  countRefusal(reason: RefusalReason): void {
    this.#refusals.set(reason, (this.#refusals.get(reason) ?? 0) + 1);
  }

  /** How many requests were turned away since they, or all, were too many. */
  get turnedAwayForNumber(): number {
    return (this.#refusals.get('budget') ?? 0) + (this.#refusals.get('busy') ?? 0);
  }

  /** A rendition or a picture for sharing was sent and could not be kept. */
  countUnkept(): void {
    this.#unkept++;
  }

  /** How many requests of a kind there were. */
  total(kind: RequestKind): number {
    return this.#series[kind].buckets.reduce((sum, number) => sum + number, 0);
  }

  /** Everything in the text format of Prometheus, version 0.0.4. */
  text(gauges: readonly Gauge[]): string {
    const lines: string[] = [];
    const head = (name: string, type: string, help: string) =>
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
    head('dimos_requests_total', 'counter', 'Requests by what they were for and status.');
    for (const kind of REQUEST_KINDS) {
      for (const [status, count] of this.#series[kind].statuses.entries()) {
        if (count > 0) {
          lines.push(`dimos_requests_total{kind="${kind}",status="${status}"} ${count}`);
        }
      }
    }
    head('dimos_refusals_total', 'counter', 'Requests turned away, by the reason.');
    for (const reason of REFUSAL_REASONS) {
      lines.push(`dimos_refusals_total{reason="${reason}"} ${this.#refusals.get(reason) ?? 0}`);
    }
    head('dimos_failed_writes_total', 'counter', 'Saves, uploads and forms that failed.');
    lines.push(`dimos_failed_writes_total ${this.#failedWrites}`);
    head('dimos_unkept_pictures_total', 'counter', 'Pictures made anew that could not be kept.');
    lines.push(`dimos_unkept_pictures_total ${this.#unkept}`);
    head('dimos_request_seconds', 'histogram', 'How long requests took, by what they were for.');
    for (const kind of REQUEST_KINDS) lines.push(...this.#histogram(kind));
    head('dimos_page_cache_hits_total', 'counter', 'Pages given from memory.');
    lines.push(`dimos_page_cache_hits_total ${this.total('held')}`);
    head('dimos_page_cache_misses_total', 'counter', 'Pages that had to be rendered.');
    lines.push(`dimos_page_cache_misses_total ${this.total('page')}`);
    for (const { name, help, value } of gauges) {
      head(name, 'gauge', help);
      lines.push(`${name} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }

  #histogram(kind: RequestKind): string[] {
    const { buckets, totalMs } = this.#series[kind];
    let sum = 0;
    const lines = [...buckets].map((count, i) => {
      sum += count;
      const bound = i < BOUNDS.length ? String((BOUNDS[i] as number) / 1000) : '+Inf';
      return `dimos_request_seconds_bucket{kind="${kind}",le="${bound}"} ${sum}`;
    });
    if (sum === 0) return [];
    return [
      ...lines,
      `dimos_request_seconds_sum{kind="${kind}"} ${totalMs / 1000}`,
      `dimos_request_seconds_count{kind="${kind}"} ${sum}`,
    ];
  }
}
