export interface OwnPostgres {
  url: string;
  pause(): void;
  crash(): void;
  resume(): void;
  stop(): void;
}

export function startPostgres(options?: {
  parent?: string;
  brief?: boolean;
  settings?: string;
}): Promise<OwnPostgres | undefined>;
