export interface OwnPostgres {
  url: string;
  pause(): void;
  resume(): void;
  stop(): void;
}

export function startPostgres(): Promise<OwnPostgres | undefined>;
