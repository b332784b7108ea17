import { data } from 'react-router';

/** Answers 404 with the designed page. Throw it from a loader. */
export function pageNotFound() {
  return data(null, { status: 404 });
}
