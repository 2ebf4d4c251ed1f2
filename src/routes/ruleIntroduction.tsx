import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { RulesPage } from '../features/practice/RulesPage.tsx'
import { requireAiInterview } from './-guards.ts'

export const Route = createFileRoute('/ruleIntroduction')({
  staticData: { title: m.pages_rules },
  beforeLoad: requireAiInterview,
  component: RulesPage,
})
