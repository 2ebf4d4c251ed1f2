import { attachmentPaths } from './attachment/attachment.paths.ts'
import { attachmentsPaths } from './attachments/attachments.paths.ts'
import { boothMapPaths } from './booth-map/booth-map.paths.ts'
import { captchaPaths } from './captcha/captcha.paths.ts'
import { carouselPaths } from './carousel/carousel.paths.ts'
import type { Catalogue } from './catalogue.ts'
import { collectPaths } from './collect/collect.paths.ts'
import { deliverPaths } from './deliver/deliver.paths.ts'
import { deliveryStepPaths } from './delivery-step/delivery-step.paths.ts'
import { deskExportPaths } from './desk-export/desk-export.paths.ts'
import { deskGuardPaths } from './desk-guard/desk-guard.paths.ts'
import { deskReviewPaths } from './desk-review/desk-review.paths.ts'
import { dockPaths } from './dock/dock.paths.ts'
import { employerAuthPaths } from './employer-auth/employer-auth.paths.ts'
import { entryPaths } from './entry/entry.paths.ts'
import { identitySwitchPaths } from './identity-switch/identity-switch.paths.ts'
import { interviewDeskPaths } from './interview-desk/interview-desk.paths.ts'
import { interviewInvitePaths } from './interview-invite/interview-invite.paths.ts'
import { invitationAnswerPaths } from './invitation-answer/invitation-answer.paths.ts'
import { layersPaths } from './layers/layers.paths.ts'
import { livePaths } from './live/live.paths.ts'
import { logoutPaths } from './logout/logout.paths.ts'
import { noticeCentrePaths } from './notice-centre/notice-centre.paths.ts'
import { overlayPaths } from './overlay/overlay.paths.ts'
import { passwordResetPaths } from './password-reset/password-reset.paths.ts'
import { photoCropPaths } from './photo-crop/photo-crop.paths.ts'
import { playbackPaths } from './playback/playback.paths.ts'
import { positionFeedPaths } from './position-feed/position-feed.paths.ts'
import { positionOpeningPaths } from './position-opening/position-opening.paths.ts'
import { qrLoginPaths } from './qr-login/qr-login.paths.ts'
import { recorderPaths } from './recorder/recorder.paths.ts'
import { replayerPaths } from './replayer/replayer.paths.ts'
import { resumeDraftPaths } from './resume-draft/resume-draft.paths.ts'
import { resumeEditorPaths } from './resume-editor/resume-editor.paths.ts'
import { resumeExamplesPaths } from './resume-examples/resume-examples.paths.ts'
import { resumeExportPaths } from './resume-export/resume-export.paths.ts'
import { resumeReviewPaths } from './resume-review/resume-review.paths.ts'
import { resumeUploadPaths } from './resume-upload/resume-upload.paths.ts'
import { searchSuggestPaths } from './search-suggest/search-suggest.paths.ts'
import { sessionPaths } from './session/session.paths.ts'
import { sharePaths } from './share/share.paths.ts'
import { sitePaths } from './site/site.paths.ts'
import { smsCodePaths } from './sms-code/sms-code.paths.ts'
import { staffLoginPaths } from './staff-login/staff-login.paths.ts'
import { studentLoginPaths } from './student-login/student-login.paths.ts'
import { subscriptionPaths } from './subscription/subscription.paths.ts'
import { transferPaths } from './transfer/transfer.paths.ts'
import { undoPaths } from './undo/undo.paths.ts'

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
  collectPaths,
  subscriptionPaths,
  sharePaths,
  deliverPaths,
  resumeEditorPaths,
  resumeUploadPaths,
  resumeReviewPaths,
  attachmentsPaths,
  photoCropPaths,
  resumeDraftPaths,
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
  positionOpeningPaths,
  noticeCentrePaths,
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
