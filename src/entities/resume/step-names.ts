/** Steps of /resume_add, in their order. */
export const stepNames = ['basic', 'education', 'experience', 'skills', 'intention', 'done'] as const
export type Step = (typeof stepNames)[number]
