import { answerOf, api, type Page } from '../api-client.ts';

/** A page as it is stored now; throws ApiError. */
export function loadPage(id: string): Promise<Page> {
  return answerOf(api.pages[':id'].$get({ param: { id: encodeURIComponent(id) } }));
}
