/** What each flow is for, and where the gallery files it. */
import * as m from '../../../messages/compiled/messages.js'

export const areas = ['account', 'content', 'resume', 'desk', 'basics', 'inspector'] as const
export type Area = (typeof areas)[number]

interface FlowNote {
  readonly area: Area
  readonly purpose: () => string
}

export const flowNotes: Readonly<Record<string, FlowNote>> = {
  site: { area: 'basics', purpose: m.inspector_tests_flow_site },
  session: { area: 'account', purpose: m.inspector_tests_flow_session },
  captcha: { area: 'account', purpose: m.inspector_tests_flow_captcha },
  'sms-code': { area: 'account', purpose: m.inspector_tests_flow_sms_code },
  'qr-login': { area: 'account', purpose: m.inspector_tests_flow_qr_login },
  'student-login': { area: 'account', purpose: m.inspector_tests_flow_student_login },
  'employer-auth': { area: 'account', purpose: m.inspector_tests_flow_employer_auth },
  'password-reset': { area: 'account', purpose: m.inspector_tests_flow_password_reset },
  'staff-login': { area: 'account', purpose: m.inspector_tests_flow_staff_login },
  logout: { area: 'account', purpose: m.inspector_tests_flow_logout },
  'identity-switch': { area: 'account', purpose: m.inspector_tests_flow_identity_switch },
  entry: { area: 'basics', purpose: m.inspector_tests_flow_entry },
  transfer: { area: 'account', purpose: m.inspector_tests_flow_transfer },
  'saved-toggle': { area: 'content', purpose: m.inspector_tests_flow_saved_toggle },
  share: { area: 'content', purpose: m.inspector_tests_flow_share },
  deliver: { area: 'content', purpose: m.inspector_tests_flow_deliver },
  'delivery-step': { area: 'content', purpose: m.inspector_tests_flow_delivery_step },
  'invitation-answer': { area: 'content', purpose: m.inspector_tests_flow_invitation_answer },
  'notice-centre': { area: 'content', purpose: m.inspector_tests_flow_notice_centre },
  'text-messages': { area: 'content', purpose: m.inspector_tests_flow_text_messages },
  'desk-guard': { area: 'desk', purpose: m.inspector_tests_flow_desk_guard },
  'desk-review': { area: 'desk', purpose: m.inspector_tests_flow_desk_review },
  'interview-invite': { area: 'desk', purpose: m.inspector_tests_flow_interview_invite },
  'interview-desk': { area: 'desk', purpose: m.inspector_tests_flow_interview_desk },
  'desk-export': { area: 'desk', purpose: m.inspector_tests_flow_desk_export },
  'desk-print': { area: 'desk', purpose: m.inspector_tests_flow_desk_print },
  'desk-search': { area: 'desk', purpose: m.inspector_tests_flow_desk_search },
  'position-opening': { area: 'desk', purpose: m.inspector_tests_flow_position_opening },
  carousel: { area: 'content', purpose: m.inspector_tests_flow_carousel },
  'position-feed': { area: 'content', purpose: m.inspector_tests_flow_position_feed },
  'booth-map': { area: 'content', purpose: m.inspector_tests_flow_booth_map },
  'search-suggest': { area: 'content', purpose: m.inspector_tests_flow_search_suggest },
  playback: { area: 'content', purpose: m.inspector_tests_flow_playback },
  diagnosis: { area: 'resume', purpose: m.inspector_tests_flow_diagnosis },
  'diagnosis-start': { area: 'resume', purpose: m.inspector_tests_flow_diagnosis_start },
  suggestion: { area: 'resume', purpose: m.inspector_tests_flow_suggestion },
  'guided-filling': { area: 'resume', purpose: m.inspector_tests_flow_guided_filling },
  'practice-start': { area: 'content', purpose: m.inspector_tests_flow_practice_start },
  'interview-room': { area: 'content', purpose: m.inspector_tests_flow_interview_room },
  'device-check': { area: 'content', purpose: m.inspector_tests_flow_device_check },
  'answer-recorder': { area: 'content', purpose: m.inspector_tests_flow_answer_recorder },
  'recording-upload': { area: 'content', purpose: m.inspector_tests_flow_recording_upload },
  'interview-result': { area: 'content', purpose: m.inspector_tests_flow_interview_result },
  'practice-deletion': { area: 'content', purpose: m.inspector_tests_flow_practice_deletion },
  'resume-editor': { area: 'resume', purpose: m.inspector_tests_flow_resume_editor },
  undo: { area: 'resume', purpose: m.inspector_tests_flow_undo },
  'resume-draft': { area: 'resume', purpose: m.inspector_tests_flow_resume_draft },
  'resume-session': { area: 'resume', purpose: m.inspector_tests_flow_resume_session },
  'resume-order': { area: 'resume', purpose: m.inspector_tests_flow_resume_order },
  'resume-upload': { area: 'resume', purpose: m.inspector_tests_flow_resume_upload },
  'resume-review': { area: 'resume', purpose: m.inspector_tests_flow_resume_review },
  attachments: { area: 'resume', purpose: m.inspector_tests_flow_attachments },
  'photo-crop': { area: 'resume', purpose: m.inspector_tests_flow_photo_crop },
  'resume-export': { area: 'resume', purpose: m.inspector_tests_flow_resume_export },
  'resume-examples': { area: 'resume', purpose: m.inspector_tests_flow_resume_examples },
  live: { area: 'basics', purpose: m.inspector_tests_flow_live },
  overlay: { area: 'basics', purpose: m.inspector_tests_flow_overlay },
  layers: { area: 'basics', purpose: m.inspector_tests_flow_layers },
  recorder: { area: 'inspector', purpose: m.inspector_tests_flow_recorder },
  replayer: { area: 'inspector', purpose: m.inspector_tests_flow_replayer },
  attachment: { area: 'inspector', purpose: m.inspector_tests_flow_attachment },
  dock: { area: 'inspector', purpose: m.inspector_tests_flow_dock },
}

/** What a flow is for, in one line of the inspector's language; nothing for a flow without a note. */
export const purposeOf = (flow: string): string => flowNotes[flow]?.purpose() ?? ''
