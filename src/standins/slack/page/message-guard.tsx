import { Component, type ReactNode } from 'react';
import type { MessageView } from '../doors.ts';

/**
 * Shows a message's fallback text if its blocks cannot be drawn, so that one message never takes the page away.
 * A class, because React has no other way to catch what drawing throws.
 */
export class MessageGuard extends Component<{ of: MessageView; children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate(before: { of: MessageView }) {
    if (this.state.isBroken && before.of !== this.props.of) this.setState({ isBroken: false });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <>
        <p>{this.props.of.text}</p>
        <p className="problem">This page could not draw the blocks of this message.</p>
      </>
    );
  }
}
