import { stepIds, stepOptionIds } from './ids.ts';

/** What goes into a step, or comes out of it, in the words of Slack's manifest. */
export interface StepParameter {
  type:
    | 'string'
    | 'slack#/types/rich_text'
    | 'slack#/types/channel_id'
    | 'slack#/types/user_context'
    | 'slack#/types/options_select';
  title: string;
  description: string;
  /** Where the choices come from that Workflow Builder offers. */
  dynamic_options?: { function: string; inputs: Record<string, { value: string }> };
}

interface StepParameters {
  properties: Record<string, StepParameter>;
  required: string[];
}

/** A step as Workflow Builder shows it, and the manifest lists it. */
export interface Step {
  title: string;
  description: string;
  input_parameters: StepParameters;
  output_parameters: StepParameters;
}

/** Filled by Slack, and by nobody else: builders of workflows cannot choose in whose name a step runs. */
const person: StepParameter = {
  type: 'slack#/types/user_context',
  title: 'Who runs it',
  description: 'Whoever started the workflow, or pressed its button last',
};

const channel: StepParameter = {
  type: 'slack#/types/channel_id',
  title: 'Channel',
  description: 'Everything about it is shown there; Adjutant has to be in it',
};

const messageLink: StepParameter = {
  type: 'string',
  title: 'Link to the message',
  description: 'The message in the channel that shows what became of it',
};

const launch: Step = {
  title: 'Launch a media plan',
  description: 'Shows the preview of a plan, and launches it once somebody presses Launch',
  input_parameters: {
    properties: {
      // Workflow Builder offers no field of the type of files: a form's file goes in by its id.
      plan: {
        type: 'slack#/types/rich_text',
        title: 'Plan',
        description: 'The text of the plan, or the File ID of a file that a form asked for',
      },
      channel,
      person,
    },
    required: ['plan', 'channel', 'person'],
  },
  output_parameters: {
    properties: {
      media_plan_id: {
        type: 'string',
        title: 'Media plan id',
        description: 'Id of the media plan in the service',
      },
      io_number: {
        type: 'string',
        title: 'IO number',
        description: 'IO number of the media plan',
      },
      message_link: messageLink,
    },
    required: ['media_plan_id', 'io_number'],
  },
};

const change: Step = {
  title: 'Propose a bid or budget',
  description:
    'Proposes a change, and goes on once it was approved and written, or decided against',
  input_parameters: {
    properties: {
      what: {
        type: 'string',
        title: 'What to change',
        description: 'The word bid or the word budget',
      },
      target: {
        type: 'string',
        title: 'Of what',
        description: 'Id or part of the name: an ad or ad set for a bid, a campaign for a budget',
      },
      value: {
        type: 'string',
        title: 'New value',
        description: 'An amount such as 0.75, or by how much: +10%',
      },
      reason: {
        type: 'string',
        title: 'Reason',
        description: 'Those who approve read it, and it is kept with the change',
      },
      channel,
      person,
    },
    required: ['what', 'target', 'value', 'channel', 'person'],
  },
  output_parameters: {
    properties: {
      outcome: {
        type: 'string',
        title: 'Outcome',
        description: 'applied, already so, rejected, withdrawn, expired or frozen',
      },
      value_now: {
        type: 'string',
        title: 'Value now',
        description: 'What the bid or budget is afterwards, with its currency',
      },
      message_link: messageLink,
    },
    required: ['outcome', 'value_now'],
  },
};

const digest: Step = {
  title: 'Run a digest',
  description: 'Posts the newest digest that is due, unless it is there already',
  input_parameters: {
    properties: {
      digest: {
        type: 'string',
        title: 'Digest',
        description: 'Which one',
        dynamic_options: {
          function: `#/functions/${stepOptionIds.digests}`,
          inputs: {
            query: { value: '{{client.query}}' },
            person: { value: '{{client.builder_context}}' },
          },
        },
      },
      person,
    },
    required: ['digest', 'person'],
  },
  output_parameters: { properties: { message_link: messageLink }, required: [] },
};

const listDigests: Step = {
  title: 'Digests to choose from',
  description: 'For the picker of «Run a digest»: of no use as a step',
  input_parameters: {
    properties: {
      query: { type: 'string', title: 'Query', description: 'What was typed so far' },
      person: { ...person, description: 'Whoever builds the workflow' },
    },
    required: [],
  },
  output_parameters: {
    properties: {
      options: {
        type: 'slack#/types/options_select',
        title: 'Digests',
        description: 'Digests that the builder made',
      },
    },
    required: ['options'],
  },
};

/** Every step of Workflow Builder, and what fills their pickers, by callback id. */
export const steps = {
  [stepIds.launch]: launch,
  [stepIds.change]: change,
  [stepIds.digest]: digest,
  [stepOptionIds.digests]: listDigests,
} satisfies Record<string, Step>;
