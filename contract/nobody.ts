/** `user_id` is '0' where nobody is meant. */
export const NOBODY = '0'
export const isSomebody = (userId: string): boolean => userId !== '' && userId !== NOBODY
