import { parentPort, workerData } from 'node:worker_threads'
import { readPasted } from './understand.ts'
import { answerHere, type Task } from './understanding.ts'

const task = workerData as Task

parentPort?.postMessage('said' in task ? answerHere(task.said) : readPasted(task.pasted))
