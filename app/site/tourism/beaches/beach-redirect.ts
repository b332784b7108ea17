import { redirect } from 'react-router';
import { href } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { CATEGORY_SCREENS } from '../attractions/categories.ts';
import type { Route } from './+types/beach-redirect';

/** The category is called `beach`, its screen `beaches`: the address of the one leads to the other. */
export function loader(args: Route.LoaderArgs) {
  const { language } = siteRequest(args);
  return redirect(href(CATEGORY_SCREENS.beach.path, language), 301);
}
