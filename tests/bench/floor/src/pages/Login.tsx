import { useMachine } from '@xstate/react'
import { Tabs } from 'radix-ui'
import { qrMachine } from '../machine.ts'
import { button } from '../styles.css.ts'

export function Login() {
  const [snapshot, send] = useMachine(qrMachine)
  return (
    <main>
      <h1>Login</h1>
      <Tabs.Root defaultValue="qr">
        <Tabs.List>
          <Tabs.Trigger value="qr">QR</Tabs.Trigger>
          <Tabs.Trigger value="sms">SMS</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="qr">
          <p>
            {JSON.stringify(snapshot.value)} {snapshot.context.polls}
          </p>
          <button className={button()} type="button" onClick={() => send({ type: 'START' })}>
            Start
          </button>
        </Tabs.Content>
        <Tabs.Content value="sms">SMS</Tabs.Content>
      </Tabs.Root>
    </main>
  )
}
