import { answerOf, api, isUnanswered } from '../calls/api-client.ts';
import { isSameContent } from '../form/entry-values.ts';
import { createIssue, type Issue, type IssueInput, saveIssue } from './newsletter-api.ts';

/** Makes an issue so that sending it again after a lost answer makes no second one. Each form has one of its own. */
export class IssueMaker {
  /** The calls since the last answer: any of them may have been the one that arrived. */
  private lost: IssueInput[] = [];

  /** Throws ApiError. */
  async make(json: IssueInput, email: string): Promise<Issue> {
    try {
      const arrived = this.lost.length > 0 && (await findArrived(this.lost, email));
      const stored = await (arrived
        ? saveIssue(arrived.id, { ...json, version: arrived.version })
        : createIssue(json));
      this.lost = [];
      return stored;
    } catch (error) {
      if (isUnanswered(error)) this.lost.push(json);
      throw error;
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
