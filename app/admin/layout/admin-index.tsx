import { Navigate } from 'react-router';

/** /admin itself leads to the pages (specification, section 2, Admin router). */
export default function AdminIndex() {
  return <Navigate to="/admin/pages" replace />;
}
