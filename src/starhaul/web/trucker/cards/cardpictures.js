/** The pictures of cards, 300 by 180 units each. */

import { html } from "../../lib.js";

/** Nobody home, everything loose. */
export function Derelict() {
  return html`
    <g transform="rotate(-9 150 96)">
      <path class="ca-cable" d="M226 108Q252 112 250 134T270 160" />
      <g transform="rotate(34 262 156)">
        <path class="ca-metal" d="M246 146H272V166H246Z" />
        <path class="ca-steel" d="M272 148L290 142V170L272 164Z" />
      </g>
      <path class="ca-steel" d="M92 58H222L230 70V126L222 136H92Z" />
      <path class="ca-line" d="M128 58V136M176 58V136" />
      <path
        class="ca-hole"
        d="M140 74L152 70L160 82L170 80L166 98L172 112L158 110L150 122L142 108L130 106L138 92Z"
      />
      <path class="ca-line" d="M186 74H216M186 84H216M186 94H206" />
      <path class="ca-metal" d="M92 50V142H58Q24 132 24 98Q24 64 58 50Z" />
      <path class="ca-glass" d="M70 66V100H36Q36 74 62 66Z" />
      <path class="ca-break" d="M70 72L56 84L62 92L44 100M56 84L48 76" />
      <path class="ca-line" d="M34 116H92" /><path class="ca-steel" d="M56 50L50 26L56 24L66 48Z" />
      <circle class="ca-danger" cx="51" cy="22" r="5" />
      <path
        class="ca-web"
        d="M92 58L112 62M92 58L108 76M92 58L96 80M100 60Q104 66 101 74M106 61Q112 70 103 78"
      />
      <path class="ca-bare" d="M188 108H220V126H188Z" /><path class="ca-line" d="M192 114H216M192 120H208" />
      <path class="ca-steel" d="M100 136H130V146H100ZM180 136H206V146H180Z" />
    </g>
    <g transform="translate(252 46) rotate(24) scale(1.25)"><use href="#sh-human" /></g>
    <g transform="translate(40 160) rotate(-30)">
      <path class="ca-metal" d="M-16 -3H6A8 8 0 1 1 6 3H-16Z" />
    </g>
  `;
}

/** Lights off, one lamp forgotten, crates on the ramp. */
export function Station() {
  return html`<g transform="rotate(-6 150 90)">
    <path class="ca-metal" d="M144 8H156V60H144Z" /><path class="ca-steel" d="M122 26Q150 2 178 26L150 34Z" />
    <circle class="ca-danger" cx="150" cy="7" r="4" />
    <path class="ca-steel" d="M38 84L110 78V102L38 96ZM262 84L190 78V102L262 96Z" />
    <path class="ca-panel" d="M18 58H62V122H18ZM238 58H282V122H238Z" />
    <path class="ca-line" d="M40 58V122M18 80H62M18 100H62M260 58V122M238 80H282M238 100H282" />
    <path class="ca-metal" d="M104 60H196L210 90L196 120H104L90 90Z" /><path class="ca-line" d="M90 90H210" />
    <circle class="ca-hole" cx="118" cy="76" r="6" /><circle class="ca-hole" cx="140" cy="76" r="6" />
    <circle class="ca-lamp" cx="162" cy="76" r="6" /><circle class="ca-hole" cx="184" cy="76" r="6" />
    <path class="ca-steel" d="M116 120H184L176 152H124Z" /><path class="ca-hole" d="M134 128H166V152H134Z" />
    <path class="ca-metal" d="M96 152H204V164H96Z" />
    <path class="ca-break" d="M104 96L116 102L112 112M196 70L188 64" />
  </g>`;
}

/** Dust that finds every opening. */
export function Dust() {
  return html`<g>
    <path class="ca-dust-2" d="M-20 120Q60 40 150 78T320 40V150Q240 130 170 158T-20 190Z" />
    <path class="ca-dust" d="M-20 150Q50 90 130 116T320 96V200H-20Z" />
    ${Array.from(
      { length: 46 },
      (_, i) =>
        html`<circle
          class=${i % 3 ? "ca-mote" : "ca-mote-2"}
          cx=${((i * 0.618) % 1) * 300}
          cy=${30 + ((i * 0.7549) % 1) * 140}
          r=${1.4 + (i % 4)}
        />`,
    )}
    <g transform="translate(150 92) rotate(8)">
      <path
        class="ca-steel"
        d="M-34 -34H34A8 8 0 0 1 42 -26V26A8 8 0 0 1 34 34H-34A8 8 0 0 1 -42 26V-26A8 8 0 0 1 -34 -34Z"
      />
      <path class="ca-pipe" d="M-12 -52H-4V-20H-12ZM4 -52H12V-20H4ZM42 -5H62V5H42ZM-62 -5H-42V5H-62Z" />
      <path class="ca-line" d="M-16 -52H16M62 -9V9M-62 -9V9" />
      <circle class="ca-glass" r="21" /><path class="ca-line" d="M-11 -4Q-8 -9 -4 -4M4 -4Q8 -9 11 -4" />
      <path class="ca-ink" d="M-5 6a5 6 0 1 0 10 0a5 6 0 1 0 -10 0" />
    </g>
    <path
      class="ca-puff"
      d=${
        "M118 16l5 9 10 2-8 7 2 10-9-5-9 5 2-10-8-7 10-2Z" +
        "M228 88l4 7 8 1-6 6 2 8-8-4-7 4 1-8-6-6 8-1ZM70 86l4 7 8 1-6 6 2 8-8-4-7 4 1-8-6-6 8-1Z"
      }
    />
  </g>`;
}

const GERM =
  "M0 -17L4 -10L12 -12L10 -4L17 0L10 4L12 12L4 10L0 17L-4 10L-12 12L-10 4L-17 0L-10 -4L-12 -12L-4 -10Z";
const GERMS = [
  [48, 48, 1.2],
  [256, 56, 1.35],
  [66, 140, 0.9],
  [240, 142, 1],
  [206, 24, 0.7],
  [96, 26, 0.6],
];

/** The doctor is in. */
export function Epidemic() {
  return html`<g>
    ${GERMS.map(
      ([x, y, scale]) =>
        html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
          <path class="ca-germ" d=${GERM} /><circle class="ca-ink" cx="-4" cy="-2" r="2" />
          <circle class="ca-ink" cx="4" cy="-2" r="2" /><path class="ca-line" d="M-4 4Q0 7 4 4" />
        </g>`,
    )}
    <path class="ca-coat" d="M86 182Q90 138 126 128H174Q210 138 214 182Z" />
    <path class="ca-bare" d="M108 88Q104 34 150 32Q196 34 192 88Q192 132 150 136Q108 132 108 88Z" />
    <path
      class="ca-leather"
      d="M112 84Q116 62 150 62Q184 62 188 84Q190 104 172 112Q166 148 146 174Q130 140 128 112Q110 104 112 84Z"
    />
    <path class="ca-line" d="M146 112V164M136 124L142 128M134 136L142 140" />
    <circle class="ca-metal" cx="131" cy="88" r="15" /><circle class="ca-glass" cx="131" cy="88" r="10" />
    <circle class="ca-metal" cx="169" cy="88" r="15" /><circle class="ca-glass" cx="169" cy="88" r="10" />
    <path class="ca-glint" d="M126 86A6 6 0 0 1 130 82M164 86A6 6 0 0 1 168 82" />
    <path class="ca-hat" d="M124 44V12H176V44Z" /><path class="ca-danger" d="M124 36H176V44H124Z" />
    <path class="ca-hat" d="M94 50Q96 42 112 42H188Q204 42 206 50Q150 60 94 50Z" />
    <path class="ca-bare" d="M190 112L234 96L237 104L193 120Z" />
    <circle class="ca-danger" cx="190" cy="117" r="8" />
  </g>`;
}

/** Somebody has opened a hatch from the wrong side. */
export function Saboteur() {
  return html`<g>
    <path class="ca-steel" d="M20 22H280V182H20Z" />
    <path class="ca-line" d="M20 60H66M234 60H280M20 120H60M240 120H280M150 22V30M84 22V40M216 22V40" />
    ${[
      [34, 36],
      [266, 36],
      [34, 90],
      [266, 90],
      [34, 150],
      [266, 150],
    ].map(([x, y]) => html`<circle class="ca-ink" cx=${x} cy=${y} r="3.5" />`)}
    <circle class="ca-metal" cx="150" cy="106" r="76" /><circle class="ca-hole" cx="150" cy="106" r="62" />
    <path class="ca-coat" d="M92 128Q88 66 150 62Q212 66 208 128L200 144Q176 168 150 168Q124 168 100 144Z" />
    <path
      class="ca-stripes"
      d="M96 92Q150 70 204 92M90 118Q96 114 104 112M196 112Q204 114 210 118M104 146Q150 164 196 146"
    />
    <path
      class="ca-bare"
      d=${
        "M104 112Q128 94 150 108Q172 94 196 112" +
        "Q190 132 166 130Q152 128 150 122Q148 128 134 130Q110 132 104 112Z"
      }
    />
    <circle class="ca-ink" cx="136" cy="114" r="6.5" /><circle class="ca-ink" cx="178" cy="114" r="6.5" />
    <path class="ca-brow" d="M112 98L142 104M188 98L158 104" />
    <path
      class="ca-metal"
      d="M206 178L236 84A20 20 0 1 1 262 60L248 70L250 78L258 80L272 70A20 20 0 0 1 250 92L220 182Z"
    />
    <path
      class="ca-coat"
      d="M196 150Q200 134 218 138L236 144Q242 152 236 158L238 164Q232 176 216 174Q198 172 196 150Z"
    />
    <path class="ca-line" d="M218 150L236 151M216 161L237 162" />
  </g>`;
}

/** The marks of a road that narrows: how far down, how high, and half the width at the top. */
const LANE_MARKS = [
  [96, 4, 3],
  [108, 7, 5],
  [124, 11, 8],
  [146, 17, 12],
];

/** @param {number[]} mark */
function laneMark([y, height, half]) {
  const [above, below] = [half / 2, half * 0.8];
  return `M${150 - above} ${y}H${150 + above}L${150 + below} ${y + height}H${150 - below}Z`;
}

/** A straight road and nobody to pull you over. */
export function OpenSpace() {
  return html`<g>
    <path
      class="ca-rays"
      d="M150 74L60 -10H100ZM150 74L240 -10H200ZM150 74L-10 40V70ZM150 74L310 40V70ZM150 74L138 -10H162Z"
    />
    <path class="ca-road" d="M146 78L-30 190H330L154 78Z" />
    ${LANE_MARKS.map((mark) => html`<path class="ca-lane" d=${laneMark(mark)} />`)}
    <path class="ca-rim" d="M146 78L-30 190M154 78L330 190" />
    <circle class="ca-sun" cx="150" cy="74" r="17" /><circle class="ca-sun-2" cx="150" cy="74" r="9" />
    <g transform="translate(196 122) scale(0.92)">
      <path class="ca-flame" d="M-22 24Q-30 42 -18 62Q-6 44 -8 24ZM8 24Q2 42 16 60Q30 42 24 24Z" />
      <path class="ca-heat" d="M-19 24Q-20 36 -16 46Q-11 36 -12 24ZM12 24Q11 36 16 45Q21 36 20 24Z" />
      <path class="ca-steel" d="M-26 14H-6L-4 28H-28ZM6 14H26L28 28H4Z" />
      <path class="ca-metal" d="M-32 -34H32L36 16H-36Z" /><path class="ca-line" d="M0 -34V16M-34 -8H34" />
      <path class="ca-danger" d="M-32 4H-20V12H-33ZM32 4H20V12H33Z" />
      <path class="ca-steel" d="M-20 -46H20L26 -34H-26Z" />
    </g>
    <g transform="translate(96 104) scale(0.8)">
      <path class="ca-wood" d="M-3 0H3V56H-3Z" /><path class="ca-panel" d="M-34 -26H24L40 -11L24 4H-34Z" />
      <path class="ca-arrowed" d="M-20 -11H14M6 -18L15 -11L6 -4" />
    </g>
  </g>`;
}

/** A gentleman who opens his coat and has just what you need. */
export function Smuggler() {
  return html`<g>
    <path class="ca-coat" d="M120 104Q88 112 62 96Q46 140 38 182H262Q254 140 238 96Q212 112 180 104Z" />
    <path class="ca-lining" d="M116 112Q90 120 70 110Q58 146 52 182H124Z" />
    <path class="ca-lining" d="M184 112Q210 120 230 110Q242 146 248 182H176Z" />
    <path class="ca-line" d="M68 128H112M62 158H116M232 128H188M238 158H184" />
    <use href="#sh-cube-red" transform="translate(80 142) scale(1.15)" />
    <use href="#sh-cube-yellow" transform="translate(105 172) scale(1.15)" />
    <use href="#sh-cube-blue" transform="translate(76 174) scale(1.15)" />
    <use href="#sh-cube-green" transform="translate(218 143) scale(1.15)" />
    <use href="#sh-cube-yellow" transform="translate(226 174) scale(1.15)" />
    <use href="#sh-coin" transform="translate(198 172) scale(1.2)" />
    <path class="ca-bare" d="M128 108L150 128L172 108L176 182H124Z" />
    <path class="ca-danger" d="M143 122H157L154 132L160 166L150 176L140 166L146 132Z" />
    <path class="ca-coat" d="M112 108L132 92L150 126L136 140ZM188 108L168 92L150 126L164 140Z" />
    <path class="ca-skin-blue" d="M122 62Q122 108 150 112Q178 108 178 62Z" />
    <path class="ca-line" d="M136 96Q150 104 168 92" />
    <path class="ca-ink" d="M150 84Q140 76 124 88Q138 94 150 87Q162 94 176 88Q160 76 150 84Z" />
    <path class="ca-ink" d="M120 62H180V68Q178 80 166 80Q154 80 152 69H148Q146 80 134 80Q122 80 120 68Z" />
    <path class="ca-glint" d="M129 68L137 73M161 68L169 73" />
    <path class="ca-hat" d="M116 54Q114 20 134 18Q150 26 166 18Q186 20 184 54Z" />
    <path class="ca-danger" d="M116 44H184V54H116Z" />
    <path class="ca-hat" d="M92 62Q90 52 112 52H188Q210 52 208 62Q180 68 150 68Q120 68 92 62Z" />
  </g>`;
}

/** A collector with a net, and somebody in it. */
export function Slaver() {
  return html`<g>
    <path class="ca-wood" d="M224 182L242 66L249 67L232 182Z" />
    <path class="ca-hide" d="M58 182Q54 118 98 104Q150 88 190 104Q226 118 224 182Z" />
    <path class="ca-steel" d="M110 108Q150 96 182 108L176 182H116Z" />
    <path class="ca-line" d="M112 130H180M113 154H179" /><circle class="ca-metal" cx="146" cy="142" r="13" />
    <path class="ca-line" d="M138 142h16M146 134v16" />
    <path class="ca-skin-green" d="M110 62Q104 108 122 116Q146 126 170 116Q188 108 182 62Z" />
    <path class="ca-bare" d="M112 44Q88 40 82 12Q104 18 122 32ZM180 44Q204 40 210 12Q188 18 170 32Z" />
    <path class="ca-metal" d="M106 70Q104 24 146 22Q188 24 186 70Q146 58 106 70Z" />
    <path class="ca-line" d="M146 22V60" /><circle class="ca-ink" cx="122" cy="52" r="2.5" />
    <circle class="ca-ink" cx="170" cy="52" r="2.5" />
    <circle class="ca-bare" cx="146" cy="76" r="13" /><circle class="ca-ink" cx="150" cy="78" r="5.5" />
    <path class="ca-brow" d="M130 64L162 68" />
    <path class="ca-ink" d="M122 100Q146 94 170 100Q146 112 122 100Z" />
    <path class="ca-bare" d="M128 102L133 88L139 100ZM164 102L159 88L153 100Z" />
    <path class="ca-net" d="M218 44Q214 100 246 112Q282 104 276 44Z" />
    <use href="#sh-human" transform="translate(246 78) rotate(-14) scale(1.3)" />
    <path
      class="ca-mesh"
      d=${
        "M219 58Q247 70 276 58M219 76Q247 88 274 76M225 94Q247 104 268 94" +
        "M230 50Q228 86 244 112M247 52V112M264 50Q266 86 250 112"
      }
    />
    <ellipse class="ca-hoop" cx="247" cy="44" rx="30" ry="10" />
    <path
      class="ca-skin-green"
      d="M208 140Q204 122 222 120L242 124Q248 132 242 140L244 146Q240 156 226 156Q212 154 208 140Z"
    />
    <path class="ca-line" d="M226 132L242 133M226 143L243 144" />
  </g>`;
}

/** A ship that leaves no doubt about its trade. */
export function Pirate() {
  return html`<g>
    <path
      class="ca-flame"
      d="M70 138Q40 150 22 178Q64 172 86 150ZM230 138Q260 150 278 178Q236 172 214 150Z"
    />
    <path class="ca-steel" d="M22 92L70 84V112L22 108ZM278 92L230 84V112L278 108Z" />
    <path class="ca-metal" d="M10 86H26V114H10ZM290 86H274V114H290Z" />
    <path
      class="ca-hull"
      d="M56 100Q70 68 150 64Q230 68 244 100Q250 132 206 156Q150 176 94 156Q50 132 56 100Z"
    />
    <path class="ca-line" d="M66 124Q108 150 150 150Q192 150 234 124" />
    <circle class="ca-ink" cx="82" cy="108" r="3" /><circle class="ca-ink" cx="218" cy="108" r="3" />
    <path
      class="ca-bare"
      d=${
        "M100 78Q98 24 150 22Q202 24 200 78Q200 104 178 110V128" +
        "Q178 134 172 134H128Q122 134 122 128V110Q100 104 100 78Z"
      }
    />
    <path class="ca-line" d="M136 120V134M150 118V134M164 120V134" />
    <path class="ca-ink" d="M150 94L142 108H158Z" />
    <path class="ca-ink" d="M112 84Q112 68 128 68Q144 68 144 84Q142 98 128 98Q114 98 112 84Z" />
    <circle class="ca-danger" cx="128" cy="84" r="6" />
    <path class="ca-ink" d="M158 70Q172 62 190 74Q190 98 172 98Q158 94 158 70Z" />
    <path class="ca-strap" d="M98 62L164 76M186 74L204 66" />
    <path class="ca-danger" d="M98 64Q98 16 150 14Q202 16 202 64Q150 42 98 64Z" />
    <path class="ca-danger" d="M200 58Q222 52 236 30Q236 58 218 70Q232 74 238 90Q214 88 198 68Z" />
    <circle class="ca-bare" cx="126" cy="38" r="5" /><circle class="ca-bare" cx="152" cy="30" r="5" />
    <circle class="ca-bare" cx="178" cy="40" r="5" />
  </g>`;
}
