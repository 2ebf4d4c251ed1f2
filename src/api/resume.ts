import * as resume from '../../contract/calls/resume.ts'
import { request } from './client.ts'

export const getResume = request(resume.getResume)
export const saveBasicInfo = request(resume.saveBasicInfo)
export const saveEducation = request(resume.saveEducation)
export const deleteEducation = request(resume.deleteEducation)
export const saveWork = request(resume.saveWork)
export const deleteWork = request(resume.deleteWork)
export const saveProject = request(resume.saveProject)
export const deleteProject = request(resume.deleteProject)
export const saveOther = request(resume.saveOther)
export const saveWish = request(resume.saveWish)
export const savePositionIntention = request(resume.savePositionIntention)
export const getPositionIntention = request(resume.getPositionIntention)
export const getExamples = request(resume.getExamples)
