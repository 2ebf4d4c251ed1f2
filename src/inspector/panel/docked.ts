import { mountPanel } from './main.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('dock.html has no #root')
mountPanel(root)
