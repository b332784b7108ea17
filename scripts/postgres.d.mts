export interface OwnPostgres {
  url: string;
  pause(): void;
  resume(): void;
  stop(): void;
}

export function startPostgres(options?: {
  parent?: string;
  brief?: boolean;
}): Promise<OwnPostgres | undefined>;
