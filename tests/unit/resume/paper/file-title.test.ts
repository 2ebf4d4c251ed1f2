import { expect, it } from 'vitest'
import { fileTitle } from '../../../../src/features/resume/paper/file-title.ts'

it.each([
  ['林小满', '嵌入式方向简历', '林小满-嵌入式方向简历'],
  [' 林小满 ', '我的简历', '林小满-我的简历'],
  ['林小满', '计算机科学与技术-林小满', '计算机科学与技术-林小满'],
  ['', '我的简历', '我的简历'],
])('a file of %j, %j, is called %j [RES-4]', (name, title, file) => expect(fileTitle(name, title)).toBe(file))
