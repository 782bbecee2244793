/** The version of this build, from package.json; About shows it. */
declare const __APP_VERSION__: string;
