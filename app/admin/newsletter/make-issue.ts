import { ApiError, answerOf, api, isUnanswered } from '../calls/api-client.ts';
import { isSameContent } from '../form/entry-values.ts';
import {
  createIssue,
  type fetchStoredIssue,
  type Issue,
  type IssueInput,
  saveIssue,
} from './newsletter-api.ts';

/** Makes an issue so that sending it again after a lost answer makes no second one. Each form has one of its own. */
export class IssueMaker {
  /** The calls since the last answer: any of them may have been the one that arrived. */
  private lost: IssueInput[] = [];
  /** The issue that one of them made, at the newest version that is known to be of one of them. */
  private reached: Pick<Issue, 'id' | 'version'> | undefined;

  /** Throws ApiError. */
  async make(json: IssueInput, email: string): Promise<Issue> {
    try {
      if (this.lost.length > 0) this.reached ??= await findArrived(this.lost, email);
      const saved = this.reached && (await this.goOn(this.reached, json, email));
      const stored = saved ?? (await createIssue(json));
      this.lost = [];
      this.reached = undefined;
      return stored;
    } catch (error) {
      if (isUnanswered(error)) this.lost.push(json);
      throw error;
    }
  }

  /** Saves what was reached; undefined where somebody else has saved or deleted it since: then it is theirs. */
  private async goOn(
    from: Pick<Issue, 'id' | 'version'>,
    json: IssueInput,
    email: string,
  ): Promise<Issue | undefined> {
    try {
      return await saveIssue(from.id, { ...json, version: from.version });
    } catch (error) {
      if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) throw error;
      const current = error.body.current as
        | Awaited<ReturnType<typeof fetchStoredIssue>>
        | undefined;
      const version = from.version + 1;
      const isOwn =
        current?.version === version &&
        current.updatedBy === email &&
        this.lost.some((one) => isSameContent(contentOf(current.data), contentOf(one)));
      this.reached = isOwn ? { id: from.id, version } : undefined;
      return this.reached && saveIssue(from.id, { ...json, version });
    }
  }
}

/** The draft that a lost call made: the same, by the same person, and never saved since. */
async function findArrived(lost: readonly IssueInput[], email: string): Promise<Issue | undefined> {
  const { issues } = await answerOf(
    api.newsletter.issues.$get({ query: { limit: '10', offset: '0' } }),
  );
  for (const { id, state, updatedBy } of issues) {
    if (state !== 'draft' || updatedBy !== email) continue;
    const stored = await answerOf(api.newsletter.issues[':id'].$get({ param: { id } }));
    const isStored = (one: IssueInput) => isSameContent(contentOf(stored), contentOf(one));
    if (stored.version === 1 && lost.some(isStored)) return stored;
  }
  return undefined;
}

function contentOf({ subject, intro, items }: Pick<IssueInput, 'subject' | 'intro' | 'items'>) {
  return { subject, intro, items: items?.map(({ type, id }) => ({ type, id })) };
}
