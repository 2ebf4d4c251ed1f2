import type { CaptchaGate } from './adapters/captcha.ts'
import type { Ephemeral } from './adapters/ephemeral.ts'
import type { MiniprogramCodes } from './adapters/miniprogram.ts'
import type { SmsSender } from './adapters/sms.ts'
import type { Assistant } from './assistant/assistant.ts'
import type { Diagnoses } from './assistant/diagnoses.ts'
import type { GuidedFillings } from './assistant/guided/guided-fillings.ts'
import type { ModelLines } from './assistant/model/model-lines.ts'
import type { BrowserIds } from './authentication/browser-ids.ts'
import type { Employers } from './authentication/employers.ts'
import type { KnownBrowsers } from './authentication/known-browsers.ts'
import type { PasswordLogin } from './authentication/password-login.ts'
import type { PasswordReset } from './authentication/password-reset.ts'
import type { Passwords } from './authentication/passwords.ts'
import type { QrLogin } from './authentication/qr-login.ts'
import type { Sessions } from './authentication/sessions.ts'
import type { SmsCodes } from './authentication/sms-codes.ts'
import type { Staff } from './authentication/staff.ts'
import type { Students } from './authentication/students.ts'
import type { Transfers } from './authentication/transfers.ts'
import type { CanonicalOrigin } from './canonical-origin.ts'
import type { Agreements } from './content/agreements.ts'
import type { Collections } from './content/collections.ts'
import type { Companies } from './content/companies.ts'
import type { Departments } from './content/departments.ts'
import type { FairCompanies } from './content/fair-companies.ts'
import type { Fairs } from './content/fairs.ts'
import type { Feed } from './content/feed.ts'
import type { Homes } from './content/homes.ts'
import type { Media } from './content/media.ts'
import type { PositionDetails } from './content/position-detail.ts'
import type { Positions } from './content/positions.ts'
import type { ReportTokens } from './content/report-token.ts'
import type { SearchHinter } from './content/search-hints.ts'
import type { Statistics } from './content/statistics.ts'
import type { Suggester } from './content/suggest.ts'
import type { Talks } from './content/talks.ts'
import type { Terms } from './content/terms.ts'
import type { Zones } from './content/zones.ts'
import type { Deliveries } from './delivery/deliveries.ts'
import type { Desk } from './delivery/desk.ts'
import type { DeskLive } from './delivery/desk-live.ts'
import type { Interviews } from './delivery/interviews.ts'
import type { Invitations } from './delivery/invitations.ts'
import type { Downloads } from './http/answers/downloads.ts'
import type { Signatures } from './http/signature.ts'
import type { Uploads } from './http/uploads.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log.ts'
import type { Notices } from './notices/notices.ts'
import type { Gradings } from './practice/gradings.ts'
import type { Practices } from './practice/practices.ts'
import type { Recordings } from './practice/recordings.ts'
import type { PublicLists } from './public-lists.ts'
import type { ResumeFiles } from './resume/files.ts'
import type { Photos } from './resume/photo.ts'
import type { ResumeReader } from './resume/reading/read-resume.ts'
import type { Resumes } from './resume/resumes.ts'
import type { Scans } from './scans.ts'
import type { Searches } from './searches/searches.ts'
import type { SettingsOfSites } from './site-settings.ts'
import type { Sites } from './sites.ts'

/** What the areas work with. */
export interface Services {
  readonly log: Log
  readonly ephemeral: Ephemeral
  readonly sms: SmsSender
  readonly miniprogram: MiniprogramCodes
  readonly captcha: CaptchaGate
  readonly sites: Sites
  readonly canonicalOrigin: CanonicalOrigin
  readonly siteSettings: SettingsOfSites
  readonly students: Students
  readonly employers: Employers
  readonly staff: Staff
  readonly sessions: Sessions
  readonly browserIds: BrowserIds
  readonly knownBrowsers: KnownBrowsers
  readonly passwords: Passwords
  readonly passwordLogin: PasswordLogin
  readonly passwordReset: PasswordReset
  readonly smsCodes: SmsCodes
  readonly qrLogin: QrLogin
  /** Null where no mini-program's back end is known. */
  readonly signatures: Signatures | null
  readonly transfers: Transfers
  readonly downloads: Downloads
  readonly uploads: Uploads
  readonly resumeReader: ResumeReader
  readonly resumeFiles: ResumeFiles
  readonly photos: Photos
  readonly terms: Terms
  readonly positions: Positions
  readonly positionDetails: PositionDetails
  readonly feed: Feed
  readonly companies: Companies
  readonly collections: Collections
  readonly departments: Departments
  readonly zones: Zones
  readonly homes: Homes
  readonly statistics: Statistics
  readonly fairs: Fairs
  readonly fairCompanies: FairCompanies
  readonly talks: Talks
  readonly media: Media
  readonly agreements: Agreements
  readonly reportTokens: ReportTokens
  readonly resumes: Resumes
  readonly deliveries: Deliveries
  readonly desk: Desk
  readonly diagnoses: Diagnoses
  readonly assistant: Assistant
  readonly modelLines: ModelLines
  readonly guidedFillings: GuidedFillings
  readonly practices: Practices
  readonly gradings: Gradings
  readonly recordings: Recordings
  readonly interviews: Interviews
  readonly invitations: Invitations
  readonly notices: Notices
  readonly searches: Searches
  readonly suggester: Suggester
  readonly searchHints: SearchHinter
  readonly scans: Scans
  readonly publicLists: PublicLists
  readonly live: Live
  readonly deskLive: DeskLive
}
