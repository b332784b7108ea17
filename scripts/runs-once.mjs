// The code that `npm run dev` cannot replace while it runs: the settings, the connection to the database, the HTTP
// server, and Vite with its configuration.
const RUNS_ONCE = [
  /^\.env$/,
  /^server\.mjs$/,
  /^(?:vite\.config|vite\.islands\.config|react-router\.config)\.ts$/,
  /^scripts\/vite\/.+/,
  /^server\/(?:main|secret-key|settings|settings-error|setting-kinds|run\/describe-start-failure)\.ts$/,
  /^server\/http\/connections\/(?:close-server|end-idle-line|http-server|inherited-listener|listen)\.ts$/,
  /^server\/http\/connections\/(?:pipelined-requests|stalled-connections)\.ts$/,
  /^server\/http\/requests\/(?:host-field|refusals|trusted-proxies)\.ts$/,
  /^server\/observing\/name-sources\.ts$/,
  /^server\/development\/.+/,
  /^database\/.+/,
];

/** Whether a change of the file (from the root of the project) is seen only after a new start. */
export function runsOnce(file) {
  return !/\.test\.tsx?$/.test(file) && RUNS_ONCE.some((pattern) => pattern.test(file));
}
