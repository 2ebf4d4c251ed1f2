import { areCookiesEnabled } from '../storage/cookies.ts'
import { deadlines } from '../storage/deadlines.ts'
import { rememberEmployerEntrance } from '../storage/site-memory.ts'
import { captchaBrowser } from './captcha-browser.ts'

/** What the employers' log-in needs of the browser. */
export const employerBrowser = { ...captchaBrowser, deadlines, areCookiesEnabled, rememberEmployerEntrance }
