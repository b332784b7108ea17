import { redirect } from 'react-router';

/** Where programs that keep passwords send staff to change theirs (W3C, A Well-Known URL for Changing Passwords). */
export function loader() {
  return redirect('/admin/account', 302);
}
