import { deliverPaths } from './applications/deliver/deliver.paths.ts'
import { deliveryStepPaths } from './applications/delivery-step/delivery-step.paths.ts'
import { invitationAnswerPaths } from './applications/invitation-answer/invitation-answer.paths.ts'
import { deskExportPaths } from './employer-office/desk-export/desk-export.paths.ts'
import { deskGuardPaths } from './employer-office/desk-guard/desk-guard.paths.ts'
import { deskPrintPaths } from './employer-office/desk-print/desk-print.paths.ts'
import { deskReviewPaths } from './employer-office/desk-review/desk-review.paths.ts'
import { deskSearchPaths } from './employer-office/desk-search/desk-search.paths.ts'
import { interviewDeskPaths } from './employer-office/interview-desk/interview-desk.paths.ts'
import { interviewInvitePaths } from './employer-office/interview-invite/interview-invite.paths.ts'
import { positionOpeningPaths } from './employer-office/position-opening/position-opening.paths.ts'
import { boothMapPaths } from './fairs/booth-map/booth-map.paths.ts'
import { carouselPaths } from './homes/carousel/carousel.paths.ts'
import { attachmentPaths } from './inspector/attachment/attachment.paths.ts'
import { dockPaths } from './inspector/dock/dock.paths.ts'
import { recorderPaths } from './inspector/recorder/recorder.paths.ts'
import { replayerPaths } from './inspector/replayer/replayer.paths.ts'
import { positionFeedPaths } from './jobs/position-feed/position-feed.paths.ts'
import { savedTogglePaths } from './jobs/saved-toggle/saved-toggle.paths.ts'
import { searchSuggestPaths } from './jobs/search-suggest/search-suggest.paths.ts'
import type { Catalogue } from './kit/catalogue.ts'
import { undoPaths } from './kit/undo/undo.paths.ts'
import { captchaPaths } from './login/captcha/captcha.paths.ts'
import { employerAuthPaths } from './login/employer-auth/employer-auth.paths.ts'
import { entryPaths } from './login/entry/entry.paths.ts'
import { identitySwitchPaths } from './login/identity-switch/identity-switch.paths.ts'
import { logoutPaths } from './login/logout/logout.paths.ts'
import { passwordResetPaths } from './login/password-reset/password-reset.paths.ts'
import { qrLoginPaths } from './login/qr-login/qr-login.paths.ts'
import { sessionPaths } from './login/session/session.paths.ts'
import { smsCodePaths } from './login/sms-code/sms-code.paths.ts'
import { staffLoginPaths } from './login/staff-login/staff-login.paths.ts'
import { studentLoginPaths } from './login/student-login/student-login.paths.ts'
import { transferPaths } from './login/transfer/transfer.paths.ts'
import { playbackPaths } from './media/playback/playback.paths.ts'
import { livePaths } from './notices/live/live.paths.ts'
import { noticeCentrePaths } from './notices/notice-centre/notice-centre.paths.ts'
import { textMessagesPaths } from './notices/text-messages/text-messages.paths.ts'
import { answerRecorderPaths } from './practice/answer-recorder/answer-recorder.paths.ts'
import { deviceCheckPaths } from './practice/device-check/device-check.paths.ts'
import { interviewResultPaths } from './practice/interview-result/interview-result.paths.ts'
import { interviewRoomPaths } from './practice/interview-room/interview-room.paths.ts'
import { practiceDeletionPaths } from './practice/practice-deletion/practice-deletion.paths.ts'
import { practiceStartPaths } from './practice/practice-start/practice-start.paths.ts'
import { recordingUploadPaths } from './practice/recording-upload/recording-upload.paths.ts'
import { attachmentsPaths } from './resume/attachments/attachments.paths.ts'
import { diagnosisPaths } from './resume/diagnosis/diagnosis.paths.ts'
import { diagnosisStartPaths } from './resume/diagnosis-start/diagnosis-start.paths.ts'
import { guidedFillingPaths } from './resume/guided-filling/guided-filling.paths.ts'
import { photoCropPaths } from './resume/photo-crop/photo-crop.paths.ts'
import { resumeDraftPaths } from './resume/resume-draft/resume-draft.paths.ts'
import { resumeEditorPaths } from './resume/resume-editor/resume-editor.paths.ts'
import { resumeExamplesPaths } from './resume/resume-examples/resume-examples.paths.ts'
import { resumeExportPaths } from './resume/resume-export/resume-export.paths.ts'
import { resumeOrderPaths } from './resume/resume-order/resume-order.paths.ts'
import { resumeReviewPaths } from './resume/resume-review/resume-review.paths.ts'
import { resumeSessionPaths } from './resume/resume-session/resume-session.paths.ts'
import { resumeUploadPaths } from './resume/resume-upload/resume-upload.paths.ts'
import { suggestionPaths } from './resume/suggestion/suggestion.paths.ts'
import { layersPaths } from './site/layers/layers.paths.ts'
import { overlayPaths } from './site/overlay/overlay.paths.ts'
import { sharePaths } from './site/share/share.paths.ts'
import { sitePaths } from './site/site/site.paths.ts'

/** Every flow, for whoever generates tests or draws charts. */
export const flows = [
  sitePaths,
  sessionPaths,
  captchaPaths,
  smsCodePaths,
  qrLoginPaths,
  studentLoginPaths,
  employerAuthPaths,
  passwordResetPaths,
  staffLoginPaths,
  logoutPaths,
  identitySwitchPaths,
  entryPaths,
  transferPaths,
  savedTogglePaths,
  sharePaths,
  deliverPaths,
  resumeEditorPaths,
  resumeUploadPaths,
  resumeReviewPaths,
  attachmentsPaths,
  diagnosisPaths,
  diagnosisStartPaths,
  suggestionPaths,
  guidedFillingPaths,
  practiceStartPaths,
  interviewRoomPaths,
  practiceDeletionPaths,
  deviceCheckPaths,
  answerRecorderPaths,
  recordingUploadPaths,
  interviewResultPaths,
  photoCropPaths,
  resumeDraftPaths,
  resumeOrderPaths,
  resumeSessionPaths,
  resumeExportPaths,
  resumeExamplesPaths,
  undoPaths,
  deliveryStepPaths,
  deskReviewPaths,
  interviewInvitePaths,
  interviewDeskPaths,
  invitationAnswerPaths,
  deskGuardPaths,
  deskExportPaths,
  deskPrintPaths,
  deskSearchPaths,
  positionOpeningPaths,
  noticeCentrePaths,
  textMessagesPaths,
  livePaths,
  overlayPaths,
  layersPaths,
  carouselPaths,
  positionFeedPaths,
  searchSuggestPaths,
  playbackPaths,
  boothMapPaths,
  recorderPaths,
  attachmentPaths,
  dockPaths,
  replayerPaths,
] as readonly Catalogue[]
