declare module 'virtual:staff-routes' {
  /** The screens of the staff inside their frame, as app/routes.ts has them. */
  const routes: readonly { path: string; file: string }[];
  export default routes;
}
