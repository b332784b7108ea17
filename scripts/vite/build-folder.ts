/** Where a build is written: scripts/build.mjs names a new folder for each. */
export const BUILD_FOLDER = process.env.BUILD_FOLDER ?? 'build';
