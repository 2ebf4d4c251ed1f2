import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { Department } from '../../../contract/calls/zones.ts'
import type { DeliveryTab } from '../../../contract/rules/delivery-steps.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import type { WantedPosition } from '../../../machines/applications/deliver/deliver.types.ts'
import type { deliveryStepMachine } from '../../../machines/applications/delivery-step/delivery-step.machine.ts'
import type { invitationAnswerMachine } from '../../../machines/applications/invitation-answer/invitation-answer.machine.ts'
import type { boothMapMachine } from '../../../machines/fairs/booth-map/booth-map.machine.ts'
import type { carouselMachine } from '../../../machines/homes/carousel/carousel.machine.ts'
import type { positionFeedMachine } from '../../../machines/jobs/position-feed/position-feed.machine.ts'
import type { FeedChunk } from '../../../machines/jobs/position-feed/position-feed.types.ts'
import type { savedToggleMachine } from '../../../machines/jobs/saved-toggle/saved-toggle.machine.ts'
import type { Thing, WantedSearch } from '../../../machines/jobs/saved-toggle/saved-toggle.types.ts'
import type { NoticePort } from '../../../machines/kit/notice.ts'
import type { employerAuthMachine } from '../../../machines/login/employer-auth/employer-auth.machine.ts'
import type { EmployerAuthInput } from '../../../machines/login/employer-auth/employer-auth.types.ts'
import type { EntryDestination } from '../../../machines/login/entry/entry.types.ts'
import type { sessionMachine } from '../../../machines/login/session/session.machine.ts'
import type { JumpRequest } from '../../../machines/login/student-login/jump.ts'
import type { transferMachine } from '../../../machines/login/transfer/transfer.machine.ts'
import type { playbackMachine } from '../../../machines/media/playback/playback.machine.ts'
import type { noticeCentreMachine } from '../../../machines/notices/notice-centre/notice-centre.machine.ts'
import type { textMessagesMachine } from '../../../machines/notices/text-messages/text-messages.machine.ts'
import type { interviewResultMachine } from '../../../machines/practice/interview-result/interview-result.machine.ts'
import type { interviewRoomMachine } from '../../../machines/practice/interview-room/interview-room.machine.ts'
import type { practiceDeletionMachine } from '../../../machines/practice/practice-deletion/practice-deletion.machine.ts'
import type { practiceStartMachine } from '../../../machines/practice/practice-start/practice-start.machine.ts'
import type { PracticeWish } from '../../../machines/practice/practice-start/practice-start.types.ts'
import type { TakeKey } from '../../../machines/practice/recordings.ts'
import type { attachmentsMachine } from '../../../machines/resume/attachments/attachments.machine.ts'
import type { diagnosisMachine } from '../../../machines/resume/diagnosis/diagnosis.machine.ts'
import type { diagnosisStartMachine } from '../../../machines/resume/diagnosis-start/diagnosis-start.machine.ts'
import type { guidedFillingMachine } from '../../../machines/resume/guided-filling/guided-filling.machine.ts'
import type { GuidedDraft } from '../../../machines/resume/guided-filling/guided-filling.types.ts'
import type { photoCropMachine } from '../../../machines/resume/photo-crop/photo-crop.machine.ts'
import type { resumeExportMachine } from '../../../machines/resume/resume-export/resume-export.machine.ts'
import type { resumeUploadMachine } from '../../../machines/resume/resume-upload/resume-upload.machine.ts'
import type { suggestionMachine } from '../../../machines/resume/suggestion/suggestion.machine.ts'
import type { overlayMachine } from '../../../machines/site/overlay/overlay.machine.ts'
import type { siteMachine } from '../../../machines/site/site/site.machine.ts'
import type { ResumeDesk } from './resume-desk.ts'
import type { Suggesting } from './search.types.ts'

/** What a login on the way reads again (STU-4): the page, a list of positions, recommendations. */
export type DeliverJump = 3 | 7 | 8

/** The actors that live as long as the page. */
export interface AppActors extends NoticePort {
  readonly site: ActorRefFrom<typeof siteMachine>
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly overlay: ActorRefFrom<typeof overlayMachine>
  /** Goes where somebody clicked, or asks for the login that it takes. */
  enter(destination: EntryDestination): void
  /** Delivers to a position (JOB-3), or shows how that goes on. */
  deliver(position: WantedPosition, jump?: DeliverJump): void
  /** Asks for the login of a student, for what is shown only to one; it leads to what `jump` says (STU-4). */
  becomeStudent(jump: JumpRequest): void
  /** What the account of an officer or organiser is called; '' where an identity has no name. */
  accountName(loginType: LoginType): string
  /** School, and faculty, of an officer; '' for any other identity. */
  accountSchool(loginType: LoginType): string
  /** To what somebody who logged in or out looks for, once nothing lies over it. */
  giveFocus(element: HTMLElement): void
  /** Scheme, host and port of another of our sites. */
  originOf(host: string): string
  /** Loads the page anew where a newer product has replaced its code; nothing happens where that cannot be found out. */
  reloadReplaced(): Promise<void>
  /** Flows of pages, their code fetched when it is first wanted. */
  readonly flows: PageFlows
}

/** What a student may save: things, or searches. */
export interface SavedToggles<W extends Thing | WantedSearch> {
  /** The actor of what is wanted, the same wherever it is shown. */
  of(wanted: W): ActorRefFrom<typeof savedToggleMachine>
  /**
   * Keeps it for a view.
   * @returns a function that lets go of it
   */
  hold(wanted: W): () => void
}

export interface PageFlows {
  transfer(): Promise<typeof transferMachine>
  collecting(): Promise<SavedToggles<Thing>>
  subscribing(): Promise<SavedToggles<WantedSearch>>
  /** Makes what suggests in the field of a search. */
  searchSuggest(): Promise<() => Suggesting>
  /** The employers' login as a page of its own. */
  employerAuth(site: SiteInfo): Promise<{ logic: typeof employerAuthMachine; input: EmployerAuthInput }>
  /** What a home works with; what it reads is asked for at once. */
  home(home: 'main' | 'branded'): Promise<HomeFlows>
  playback(): Promise<PlaybackFlow>
  boothMap(): Promise<BoothMapFlow>
  /** The resume of the student who is logged in. */
  resume(): Promise<ResumeDesk>
  takeAway(): Promise<ResumeExportFlow>
  resumeUpload(): Promise<ResumeUploadFlow>
  attachments(): Promise<AttachmentsFlow>
  diagnosis(): Promise<DiagnosisFlow>
  suggestion(): Promise<SuggestionFlow>
  guidedFilling(): Promise<GuidedFlow>
  practice(): Promise<PracticeFlow>
  photo(): Promise<PhotoFlow>
  deliveryFeedback(): Promise<DeliveryFeedbackFlow>
  interviews(): Promise<InterviewsFlow>
  noticeCentre(): Promise<NoticeCentre>
}

/** What a student was told. */
export interface NoticeCentre {
  /** Reads ahead what the page shows. */
  begin(userId: string, page: number): void
  /** One for each student, whichever views show it. */
  of(userId: string): ActorRefFrom<typeof noticeCentreMachine>
  /** Whether text messages tell it, too; likewise. */
  textsOf(userId: string): ActorRefFrom<typeof textMessagesMachine>
}

/** What became of deliveries. */
export interface DeliveryFeedbackFlow {
  /** Reads a page of them ahead. */
  begin(userId: string, tab: DeliveryTab, page: number): void
  readonly stepLogic: typeof deliveryStepMachine
  /** Nothing of them is news any more; where that fails it says so. */
  markAllRead(userId: string): Promise<void>
}

/** What interviews work with. */
export interface InterviewsFlow {
  /** Reads those to come ahead, and a page of those past. */
  begin(userId: string, page: number): void
  readonly answerLogic: typeof invitationAnswerMachine
  /** The time as it passes. */
  readonly ticks: {
    /** @returns a function that ends it */
    subscribe(ticked: () => void): () => void
    /** Milliseconds since the epoch, of a whole second. */
    now(): number
  }
  /** Of the page, for a phone, which stays here then. */
  readonly phoneAddress: string
  /** Puts a text into the clipboard, and says whether that went well. */
  copy(text: string): void
}

/** What a resume from a file works with. */
export interface ResumeUploadFlow {
  readonly logic: typeof resumeUploadMachine
  /** @param taken how many things of the file are in the resume now */
  tellTaken(taken: number, undecided: number): void
}

/** What a resume is judged with. */
export interface DiagnosisFlow {
  readonly logic: typeof diagnosisMachine
  readonly startLogic: typeof diagnosisStartMachine
  /** Where the visitor is, as 2026-11-20. */
  today(): string
  /** Opens the browser's own printing. @param title what a PDF is called by default */
  print(title: string): void
}

/** What a line of the resume is reworded with. */
export interface SuggestionFlow {
  readonly logic: typeof suggestionMachine
}

/** What a resume is filled in with by answering questions. */
export interface GuidedFlow {
  readonly logic: typeof guidedFillingMachine
  /** What this tab keeps. */
  draft(): GuidedDraft | null
  /** Where the visitor is, as 2026-11-20. */
  today(): string
}

/** Camera, microphone and what was recorded with them. Each function that is returned ends what was begun. */
export interface PracticeMedia {
  showCamera(video: HTMLVideoElement): () => void
  /** @param seen called with 0 to 1 at each frame */
  watchLoudness(seen: (level: number) => void): () => void
  /** Of a recording that this browser keeps. */
  playIn(video: HTMLVideoElement, recording: TakeKey): () => void
  /** Whether this browser can say a text. */
  canSay(): boolean
  /** In place of what it says now. @param language as `zh-CN` */
  say(text: string, language: string): void
  hush(): void
  /** Of the recording of an answer that the server has. */
  addressOf(id: string, number: number): string
}

/** What interviews are practised with. */
export interface PracticeFlow {
  readonly startLogic: typeof practiceStartMachine
  /** Chosen on the page before it was reloaded. @param position that it came from */
  wishOf(position: string): PracticeWish | null
  readonly roomLogic: typeof interviewRoomMachine
  readonly resultLogic: typeof interviewResultMachine
  readonly deletionLogic: typeof practiceDeletionMachine
  readonly media: PracticeMedia
  /** Opens the browser's own printing. @param title what a PDF is called by default */
  print(title: string): void
}

/** What the student's files work with. */
export interface AttachmentsFlow {
  readonly logic: typeof attachmentsMachine
  /** Where the browser saves a file from. */
  addressOf(id: string): string
}

/** What a resume is taken away with. */
export interface ResumeExportFlow {
  readonly logic: typeof resumeExportMachine
  /** Where the visitor is, as 2026-11-20. */
  today(): string
}

/** What a photo is chosen and cut with. */
export interface PhotoFlow {
  readonly logic: typeof photoCropMachine
}

/** A plan that is drawn; the transform is its own. */
export interface PlanHandle {
  showWhole(): void
  /**
   * @param scale 1 for the whole plan
   * @param booth to be held in sight, where it is
   */
  scaleTo(scale: number, booth: string | null): void
  bringIntoView(booth: string): void
}

/** What a fair's plan works with. */
export interface BoothMapFlow {
  readonly logic: typeof boothMapMachine
  /** The plan on the page, null once it is gone. */
  markPlan(handle: PlanHandle | null): void
}

/** What a video's page works with. */
export interface PlaybackFlow {
  readonly logic: typeof playbackMachine
  /** Where a video was left, in seconds; 0 for its start. */
  placeOf(id: string): number
  /** The film on the page, null once it is gone. */
  markFilm(film: HTMLVideoElement | null): void
}

export interface HomeFlows {
  /** Its pages turn by themselves where the input says so. */
  readonly carousel: typeof carouselMachine
  /** The feed that lives as long as the page; the first chunk is only taken where it has not begun. */
  feedFrom(first: FeedChunk): ActorRefFrom<typeof positionFeedMachine>
  /** The element whose coming near has the feed go on. */
  markFeedEnd(element: Element | null): void
  departmentHref(department: Department): string
  openDepartment(department: Department): void
  openAbout(picture: string): void
}

const ActorsContext = createContext<AppActors | null>(null)
export const ActorsProvider = ActorsContext.Provider

export function useActors(): AppActors {
  const actors = useContext(ActorsContext)
  if (!actors) throw new Error('useActors outside of its provider')
  return actors
}
