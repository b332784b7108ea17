export interface OwnPostgres {
  url: string;
  pause(): void;
  resume(): void;
  stop(): void;
}

export function startPostgres(parent?: string): Promise<OwnPostgres | undefined>;
