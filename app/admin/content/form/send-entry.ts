import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { ApiError, isUnanswered } from '../../calls/api-client.ts';
import type { CopyMark } from '../../form/kept/kept-api.ts';
import type { SentPublication } from '../../form/publication/use-publication.ts';
import { type AnyEntry, createEntry, fetchEntries, saveEntry } from '../content-api.ts';
import { findCreated, isOwnSave, type LostCall } from './lost-answers.ts';

/** What is sent: the entry, when it becomes public, and the kept copies that it contains. */
type Call = LostCall &
  SentPublication & {
    kept?: CopyMark[];
    /** Paths of English texts that fit their changed Greek. */
    inStep?: string[];
    /** Why personal data must be public. */
    reason?: string;
  };

/** A stored entry, and the version of it on which is built. */
interface Known {
  id: string;
  version: number;
}

/** How many of the entries changed last are searched for one that was stored without an answer. */
const LOOK_BACK = 20;

/**
 * Sends an entry, new or stored, so that sending again after a lost connection stores it once. Each form has one
 * sender of its own.
 */
export class EntrySender {
  /** Those since the last answer: any of them may have been the one that arrived. */
  private lost: LostCall[] = [];
  /** The newest version that is known to be of one of them. */
  private reached: Known | undefined;
  private readonly type: ContentType;
  private readonly email: string;

  constructor(type: ContentType, email: string) {
    this.type = type;
    this.email = email;
  }

  /**
   * `id` is null in the form of a new entry, whose `version` is that of a colleague's save which somebody has seen, or
   * 0. Throws ApiError; 409 with `current` when somebody else saved since `version`.
   */
  async send(
    { id, version }: { id: string | null; version: number },
    json: Call,
  ): Promise<AnyEntry> {
    const call = { ...json, ...(json.slug ? { slug: json.slug } : { slug: undefined }) };
    try {
      const stored = await (id === null
        ? this.create(version, call)
        : this.save({ id, version }, call));
      this.lost = [];
      this.reached = undefined;
      return stored;
    } catch (error) {
      if (isUnanswered(error)) this.lost.push(call);
      throw error;
    }
  }

  private async create(version: number, call: Call): Promise<AnyEntry> {
    this.reached ??= await this.findArrived();
    try {
      if (this.reached) return await this.save({ id: this.reached.id, version }, call);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // Somebody has deleted it meanwhile.
      this.reached = undefined;
    }
    return createEntry(this.type.name, withoutUndefined(call));
  }

  private async findArrived(): Promise<AnyEntry | undefined> {
    if (this.lost.length === 0) return undefined;
    const { entries } = await fetchEntries(
      this.type.name,
      { sort: 'updated' },
      { page: 1, size: LOOK_BACK },
    );
    return this.lost
      .map((lost) => findCreated(entries, lost, this.email))
      .find((entry) => entry !== undefined);
  }

  private async save({ id, version }: Known, call: Call): Promise<AnyEntry> {
    const { reached } = this;
    const from = reached?.id === id ? Math.max(reached.version, version) : version;
    const send = (over: number) =>
      saveEntry(this.type.name, id, { ...withoutUndefined(call), version: over });
    try {
      return await send(from);
    } catch (error) {
      const current = error instanceof ApiError ? (error.body.current as AnyEntry) : undefined;
      const isOwn = (lost: LostCall) =>
        current !== undefined && isOwnSave(current, lost, this.email, from);
      if (!current || !this.lost.some(isOwn)) throw error;
      this.reached = current;
      return send(current.version);
    }
  }
}

function withoutUndefined<T extends { slug: string | undefined }>({ slug, ...rest }: T) {
  return { ...rest, ...(slug !== undefined && { slug }) };
}
