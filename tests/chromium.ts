/**
 * Debian's chromium without its own windows, menus and their processes, which costs a fifth less time than the whole
 * browser does; kept from looking for a network that is not there.
 */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  /** Else a bare environment has no names of files but in Latin letters. */
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
}

/**
 * The same with what spares tests a seventh of each page's cost: whatever is watched over its protocol asks where calls
 * came from, for which a page's scripts were parsed a second time; a process for a graphics card that is not there.
 */
export const watchedChromium = {
  ...chromium,
  args: [...chromium.args, '--js-flags=--no-enable-lazy-source-positions', '--in-process-gpu'],
}
