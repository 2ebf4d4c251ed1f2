import * as resume from '../../contract/calls/resume.ts'
import { addressOf, request } from './client.ts'
import { upload } from './upload.ts'

export const uploadResume = upload(resume.uploadResume)
export const deleteAttachment = request(resume.deleteAttachment)

/** Where the student's own file is; a photo's is a picture's address, too. */
export const attachmentAddress = (id: string): string => addressOf(resume.getAttachment, { id })
